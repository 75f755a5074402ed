import { useEffect, useRef, useState } from "react";
import type { ListeDeCertificats } from "../../../../catalogue/results/demarches/avis/certificats.ts";
import { lireLesCodes } from "./lecteur.ts";
import { jugerLeCode } from "./lire-fichier.ts";
import type { AvisMontre } from "./cible.ts";
import { pixelsDe } from "./pixels.ts";
import "./avis.css";

/** Milliseconds between two looks: a phone stays cool. */
const RYTHME = 250;

/** True where the camera may be asked for: not in a frame, nor without https. */
export const peutFilmer = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined;

/** Places where it is looked for: it is held in the middle, and the next picture comes soon. */
const PLACES = 2;

const attendre = (duree: number) => new Promise((resolve) => setTimeout(resolve, duree));

/** Opens the camera that looks away from the person. Rejects when it is refused. */
const ouvrirLaCamera = () =>
  navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment", width: { ideal: 1920 }, height: { ideal: 1080 } },
    audio: false,
  });

/** Looks at what is filmed until a code is seen, or nobody looks any more. */
async function guetter(video: HTMLVideoElement, fini: AbortSignal): Promise<string | undefined> {
  while (!fini.aborted) {
    const { videoWidth, videoHeight } = video;
    const pixels = videoWidth > 0 ? pixelsDe(video, videoWidth, videoHeight) : undefined;
    const [code] = pixels ? await lireLesCodes(pixels, PLACES) : [];
    if (code !== undefined) return code;
    await attendre(RYTHME);
  }
  return undefined;
}

interface Props {
  annee: number;
  liste: ListeDeCertificats;
  vu: (montre: AvisMontre) => void;
}

const SANS_CAMERA = "L’appareil photo ne s’ouvre pas : prenez une photo du carré, puis choisissez-la.";

/** Films the code; the camera stops as soon as it is seen, or this is left. Nothing is recorded. */
export function Filmer({ annee, liste, vu }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [quoi] = useState({ annee, liste, vu });
  useEffect(() => {
    const fin = new AbortController();
    filmer(video.current!, fin.signal)
      .then(async (code) => {
        const montre = code === undefined ? undefined : await jugerLeCode(code, quoi.liste, quoi.annee);
        if (montre && !fin.signal.aborted) quoi.vu(montre);
      })
      .catch(() => fin.signal.aborted || quoi.vu({ refus: SANS_CAMERA }));
    return () => fin.abort();
  }, [quoi]);
  return (
    <>
      <p>Tenez le carré bien à plat, au milieu de l’image.</p>
      <video ref={video} className="camera" muted playsInline />
    </>
  );
}

/** The code that is seen by the camera; nothing when this is left before. Rejects without a camera. */
async function filmer(video: HTMLVideoElement, fini: AbortSignal): Promise<string | undefined> {
  const flux = await ouvrirLaCamera();
  try {
    if (fini.aborted) return undefined;
    video.srcObject = flux;
    await video.play();
    return await guetter(video, fini);
  } finally {
    for (const piste of flux.getTracks()) piste.stop();
  }
}
