/** What any question but the first is shown with, in one script: what answers it, what its answer opens under it, and the list of the children. */
export { Control } from "./index.tsx";
export { SousQuestions } from "../sous-question.tsx";
export { Component as Enfants } from "./enfants.tsx";
