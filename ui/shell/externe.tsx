import type { ReactNode } from "react";

/** A link that leaves the product, in a new window, and says so. */
export const Externe = ({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) => (
  <a href={href} className={className} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="visually-hidden"> (nouvelle fenêtre)</span>
  </a>
);
