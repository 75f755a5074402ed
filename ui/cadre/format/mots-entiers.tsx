import type { ReactNode } from "react";

/** A word with a hyphen in it, and what holds to it: « avez-vous, ». */
const COMPOSE = /([^ \u00a0]+-[^ \u00a0]+)/;

/** A longer one may not hold in a line of a telephone: it is cut as it comes. Signs. */
const TIENT = 16;

/**
 * A title or a label, where a line never ends after the hyphen of « avez-vous ». The text stays as it is, in one
 * line of text: found with Ctrl+F, copied and read aloud with its plain hyphens.
 */
export const MotsEntiers = ({ children }: { children: ReactNode }): ReactNode =>
  typeof children === "string"
    ? children.split(COMPOSE).map((mot, rang) =>
        rang % 2 === 1 && mot.length <= TIENT ? (
          <span key={rang} className="whole">
            {mot}
          </span>
        ) : (
          mot
        ),
      )
    : children;
