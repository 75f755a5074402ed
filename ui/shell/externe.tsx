import type { ReactNode } from "react";

/** Site and path of an address, as a printed sheet writes it; the address when it cannot be read. */
export function ecrireAdresse(href: string): string {
  try {
    const { host, pathname } = new URL(href);
    return host.replace(/^www\./, "") + pathname.replace(/\/$/, "");
  } catch {
    return href;
  }
}

/** A link that leaves the product, in a new window, and says so; on paper, it is followed by where it leads. */
export const Externe = ({
  href,
  className,
  children,
  onClick,
}: {
  href: string;
  className?: string;
  children: ReactNode;
  onClick?: () => void;
}) => (
  <a
    href={href}
    className={className}
    target="_blank"
    rel="noopener noreferrer"
    data-adresse={ecrireAdresse(href)}
    onClick={onClick}
  >
    {children}
    <span className="visually-hidden"> (nouvelle fenêtre)</span>
  </a>
);
