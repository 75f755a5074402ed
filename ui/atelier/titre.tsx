import { type ReactNode, useEffect, useRef } from "react";

/** The heading of what has just taken the place of something else: the keyboard and the voice go on from there. */
export function TitreDeVue({ children }: { children: ReactNode }) {
  const titre = useRef<HTMLHeadingElement>(null);
  useEffect(() => titre.current?.focus(), []);
  return (
    <h2 ref={titre} tabIndex={-1}>
      {children}
    </h2>
  );
}
