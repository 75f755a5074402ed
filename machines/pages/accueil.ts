/** Aids that people see, at least: a floor that the first page says, written before anything is asked for. */
export const AIDES_AU_MOINS = 800;
