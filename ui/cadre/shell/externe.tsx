import type { ReactNode } from "react";
import { imprimee } from "../format/imprimee.ts";
import { adresseATaper } from "../../../catalogue/fiches/adresse-a-taper.ts";

/** A link that leaves the product, in a new window, and says so; on paper, it is followed by an address that can be typed. */
export const Externe = ({
  href,
  adresse = adresseATaper(href),
  className,
  children,
  onClick,
}: {
  href: string;
  /** As it is printed; whole by default. */
  adresse?: string;
  className?: string;
  children: ReactNode;
  onClick?: () => void;
}) => (
  <a
    href={href}
    className={className}
    target="_blank"
    rel="noopener noreferrer"
    {...imprimee(adresse)}
    onClick={onClick}
  >
    {children}
    <span className="visually-hidden"> (nouvelle fenêtre)</span>
  </a>
);
