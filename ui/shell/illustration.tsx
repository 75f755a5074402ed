import { type ChapterName } from "../../machines/journey/chapters.ts";

const shapes: Record<ChapterName, React.ReactNode> = {
  profil: (
    <>
      <circle cx="100" cy="58" r="26" className="fill-accent" />
      <path d="M48 142c4-34 24-50 52-50s48 16 52 50z" className="fill-ink" />
    </>
  ),
  foyer: (
    <>
      <circle cx="66" cy="64" r="20" className="fill-ink" />
      <circle cx="130" cy="70" r="17" className="fill-accent" />
      <circle cx="100" cy="98" r="12" className="fill-soft" />
      <path
        d="M30 144c2-30 16-44 36-44s32 12 34 28c4-16 14-24 30-24 18 0 32 14 34 40z"
        className="fill-ink"
        opacity=".85"
      />
    </>
  ),
  logement: (
    <>
      <path d="M40 82L100 34l60 48v60H40z" className="fill-ink" />
      <path d="M30 86l70-56 70 56" className="line-accent" />
      <rect x="86" y="100" width="28" height="42" className="fill-accent" />
    </>
  ),
  revenus: (
    <>
      <rect x="44" y="96" width="24" height="46" className="fill-soft" />
      <rect x="80" y="74" width="24" height="68" className="fill-ink" />
      <rect x="116" y="50" width="24" height="92" className="fill-accent" />
      <path d="M36 142h120" className="line-ink" />
    </>
  ),
  projets: (
    <>
      <path d="M36 142l44-70 26 38 18-24 40 56z" className="fill-ink" />
      <circle cx="140" cy="56" r="16" className="fill-accent" />
      <path d="M80 72V44l22 8-22 8" className="line-accent" />
    </>
  ),
  resultats: (
    <>
      <circle cx="100" cy="90" r="52" className="fill-ink" />
      <path d="M100 50l10 28 30 2-24 18 9 29-25-17-25 17 9-29-24-18 30-2z" className="fill-accent" />
    </>
  ),
  recapitulatif: (
    <>
      <rect x="52" y="34" width="96" height="110" rx="8" className="fill-ink" />
      <path d="M70 64h60M70 88h60M70 112h38" className="line-accent" />
    </>
  ),
};

/** Drawing of a chapter, in the brand’s colours; decorative. */
export const Illustration = ({ chapitre }: { chapitre: ChapterName }) => (
  <svg className="illustration" viewBox="0 0 200 160" aria-hidden="true" focusable="false">
    <ellipse cx="100" cy="144" rx="84" ry="8" className="fill-shade" />
    {shapes[chapitre]}
  </svg>
);
