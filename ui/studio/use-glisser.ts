import { type PointerEvent, type RefObject, useEffect, useRef } from "react";

/** Pixels under which a press is a click. */
const SEUIL = 4;

/**
 * Dragging with a mouse scrolls the drawing (a finger scrolls it by itself), and the wheel with Ctrl
 * zooms it. A drag is not a click.
 */
export function useGlisser(cadre: RefObject<HTMLDivElement | null>, zoomer: (par: number) => void) {
  const depart = useRef<{ x: number; y: number; bouge: boolean }>(undefined);
  useEffect(() => {
    const { current } = cadre;
    const roue = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomer(event.deltaY < 0 ? 1.1 : 1 / 1.1);
    };
    current?.addEventListener("wheel", roue, { passive: false });
    return () => current?.removeEventListener("wheel", roue);
  }, [cadre, zoomer]);
  return {
    onPointerDown: ({ pointerType, button, clientX: x, clientY: y }: PointerEvent) => {
      depart.current = pointerType === "mouse" && button === 0 ? { x, y, bouge: false } : undefined;
    },
    onPointerMove: ({ clientX: x, clientY: y, buttons }: PointerEvent) => {
      const { current } = depart;
      if (!current || buttons === 0) return;
      if (Math.hypot(x - current.x, y - current.y) < SEUIL && !current.bouge) return;
      cadre.current?.scrollBy(current.x - x, current.y - y);
      depart.current = { x, y, bouge: true };
    },
    onClickCapture: (event: React.MouseEvent) => {
      if (depart.current?.bouge) event.stopPropagation();
      depart.current = undefined;
    },
  };
}
