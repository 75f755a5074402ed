import {
  dessinerLeGris,
  imagesDansUnPdf,
} from "../../../../catalogue/results/demarches/avis/images-de-pdf.ts";

/** A square code without its white margin is not seen as one. */
const MARGE = 12;

/** Pictures that a PDF holds, drawn; what is drawn by lines or by letters is not there. */
export async function imagesDuPdf(octets: Uint8Array<ArrayBuffer>): Promise<readonly ImageBitmap[]> {
  const trouvees = await imagesDansUnPdf(octets);
  const dessinees = trouvees.map((image) => {
    if ("jpeg" in image) return createImageBitmap(new Blob([image.jpeg], { type: "image/jpeg" }));
    const { pixels, largeur, hauteur } = dessinerLeGris(image, MARGE);
    return createImageBitmap(new ImageData(pixels, largeur, hauteur));
  });
  const faites = await Promise.allSettled(dessinees);
  return faites.flatMap((une) => (une.status === "fulfilled" ? [une.value] : []));
}
