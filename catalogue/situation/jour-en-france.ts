const calendrier = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Paris",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** Day in France at an instant, `YYYY-MM-DD`: the one that is shown, and that ends an aid. */
export const jourEnFrance = (instant: Date): string => calendrier.format(instant);
