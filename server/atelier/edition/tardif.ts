import { ApiError } from "../../http/errors.ts";

/** A draft that was not looked at in time, or that found too many before it: 503, with why. */
export class ApercuTardif extends ApiError {
  constructor(pourquoi: string) {
    super(503, "apercu_impossible", `Le serveur est occupé : ${pourquoi}.`);
  }
}
