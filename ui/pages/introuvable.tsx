export { PageIntrouvable as Component } from "../cadre/shell/introuvable.tsx";
