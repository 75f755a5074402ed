/** Says how many answers are asked again, those of another version of the questionnaire. */
export const phraseDesPerdues = (count: number): string =>
  count === 1
    ? "Une de vos réponses ne convient plus au questionnaire : nous vous reposons la question."
    : `${count} de vos réponses ne conviennent plus au questionnaire : nous vous reposons ces questions.`;
