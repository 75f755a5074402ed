import type { ComponentType } from "react";
import type { Asked } from "../../machines/kinds/kind.ts";
import type { Kind, Options, QuestionOf } from "../../machines/kinds/kinds.ts";
import type { ControlProps } from "../../ui/controls/control.ts";
import { controls } from "../../ui/controls/index.tsx";
import type { EssaiDeSorte } from "./kind.ts";
import { essaisParSorte } from "./kinds.ts";

// Checked by `tsc`: an error that is expected and does not come is an error.

/** The kinds and one more, that nobody wrote. */
type Plus = Options & { couleur: { teintes: readonly string[] } };

/** What a control of that kind receives. */
type Props<K extends keyof Plus> = Omit<ControlProps, "question"> & {
  question: K extends Kind ? QuestionOf<K> : Asked<Plus[K]> & { kind: K };
};

// @ts-expect-error Tests do not know how to answer the new kind.
export const essayees: { readonly [K in keyof Plus]: EssaiDeSorte<Plus[K]> } = essaisParSorte;

// @ts-expect-error No control answers the new kind.
export const repondues: { readonly [K in keyof Plus]: ComponentType<Props<K>> } = controls;

/** Without it, nothing is missing. */
export const completes: [
  { readonly [K in keyof Options]: EssaiDeSorte<Options[K]> },
  { readonly [K in keyof Options]: ComponentType<Props<K>> },
] = [essaisParSorte, controls];
