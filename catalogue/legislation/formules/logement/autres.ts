import type { Famille, Individu } from "../../moteur/entites.ts";
import { lointaine } from "../../moteur/variable.ts";

/** What the housing aids read of other families of benefits: euros a month, entitlements. */
export const lu = {
  aah: lointaine<Individu, number>("aah"),
  asi: lointaine<Individu, number>("asi"),
  ass: lointaine<Individu, number>("ass"),
  boursier: lointaine<Individu, boolean>("boursier"),
  aeeh: lointaine<Famille, number>("aeeh"),
  af: lointaine<Famille, number>("af"),
  asf: lointaine<Famille, number>("asf"),
  aspa: lointaine<Famille, number>("aspa"),
  cf: lointaine<Famille, number>("cf"),
  ppa: lointaine<Famille, number>("ppa"),
  rsa: lointaine<Famille, number>("rsa"),
};
