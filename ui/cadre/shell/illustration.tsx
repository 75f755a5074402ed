import type { ChapterName } from "../../../machines/journey/mots-des-chapitres.ts";

const shapes: Record<ChapterName, React.ReactNode> = {
  // A card with one’s picture, of school or of work.
  profil: (
    <>
      <path d="M92 20l8 22 8-22" className="line-ink" />
      <rect x="36" y="42" width="128" height="94" rx="10" className="fill-ink" />
      <rect x="90" y="50" width="20" height="6" rx="3" className="fill-soft" />
      <rect x="50" y="68" width="44" height="54" rx="6" className="fill-soft" />
      <circle cx="72" cy="86" r="11" className="fill-accent" />
      <path d="M54 122c1-14 8-20 18-20s17 6 18 20z" className="fill-accent" />
      <path d="M108 78h42M108 96h42M108 114h24" className="line-soft" />
    </>
  ),
  // Those who eat at one table.
  foyer: (
    <>
      <path d="M100 12v18" className="line-ink" />
      <path d="M74 52c2-14 12-22 26-22s24 8 26 22z" className="fill-accent" />
      <circle cx="60" cy="76" r="14" className="fill-ink" />
      <path d="M36 112c0-16 9-24 24-24s24 8 24 24z" className="fill-ink" />
      <circle cx="140" cy="76" r="14" className="fill-ink" />
      <path d="M116 112c0-16 9-24 24-24s24 8 24 24z" className="fill-ink" />
      <circle cx="100" cy="88" r="10" className="fill-accent" />
      <path d="M84 112c0-11 6-16 16-16s16 5 16 16z" className="fill-accent" />
      <rect x="24" y="108" width="152" height="10" rx="5" className="fill-soft" />
      <path d="M44 118v24M156 118v24" className="line-soft" />
    </>
  ),
  // A door, and its key.
  logement: (
    <>
      <path d="M104 22h62v120h-62z" className="fill-ink" />
      <path d="M114 34h42v40h-42zM114 86h42v44h-42z" className="fill-shade" opacity=".25" />
      <circle cx="112" cy="82" r="5" className="fill-soft" />
      <circle cx="44" cy="82" r="18" className="line-accent" />
      <path d="M62 82h40M82 82v16M98 82v12" className="line-accent" />
    </>
  ),
  // A payslip, and coins.
  revenus: (
    <>
      <path d="M40 24h78v118l-13-9-13 9-13-9-13 9-13-9-13 9z" className="fill-ink" />
      <path d="M54 46h50M54 64h50M54 82h30" className="line-soft" />
      <path d="M54 108h50" className="line-accent" />
      <ellipse cx="144" cy="134" rx="24" ry="9" className="fill-accent" />
      <ellipse cx="144" cy="118" rx="24" ry="9" className="fill-soft" />
      <ellipse cx="144" cy="102" rx="24" ry="9" className="fill-accent" />
      <ellipse cx="144" cy="86" rx="24" ry="9" className="fill-soft" />
    </>
  ),
  // A tram that leaves.
  projets: (
    <>
      <path d="M16 18h168" className="line-ink" />
      <path d="M84 46l16-14-12-14" className="line-ink" />
      <path d="M30 128V66c0-12 8-20 20-20h84c24 0 36 20 36 50v32z" className="fill-ink" />
      <path d="M42 62h26v28H42zM78 62h26v28H78zM114 62h18c12 0 19 12 21 28h-39z" className="fill-soft" />
      <path d="M34 106h132" className="line-accent" />
      <circle cx="66" cy="132" r="10" className="fill-accent" />
      <circle cx="134" cy="132" r="10" className="fill-accent" />
    </>
  ),
  // A letter with good news.
  resultats: (
    <>
      <path d="M36 74l64-44 64 44v68H36z" className="fill-ink" />
      <rect x="56" y="36" width="88" height="80" rx="6" className="fill-shade" />
      <path d="M78 74l16 16 30-32" className="line-accent" />
      <path d="M36 78l64 38 64-38v64H36z" className="fill-ink" />
      <path d="M40 138l44-34M160 138l-44-34" className="line-soft" />
    </>
  ),
  // A list, read again.
  recapitulatif: (
    <>
      <rect x="50" y="26" width="100" height="116" rx="8" className="fill-ink" />
      <rect x="82" y="16" width="36" height="18" rx="6" className="fill-soft" />
      <path d="M92 56h40M92 84h40M92 112h26" className="line-soft" />
      <path d="M64 56l5 5 9-10M64 84l5 5 9-10M64 112l5 5 9-10" className="tick-accent" />
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
