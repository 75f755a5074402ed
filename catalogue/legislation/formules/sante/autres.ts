import type { Famille, Individu } from "../../moteur/entites.ts";
import { lointaine } from "../../moteur/variable.ts";

/** What the complementary health cover reads of other families of benefits: euros a month, entitlements. */
export const lu = {
  aah: lointaine<Individu, number>("aah"),
  asi: lointaine<Individu, number>("asi"),
  ass: lointaine<Individu, number>("ass"),
  boursier: lointaine<Individu, boolean>("boursier"),
  caah: lointaine<Individu, number>("caah"),
  af: lointaine<Famille, number>("af"),
  aide_logement: lointaine<Famille, number>("aide_logement"),
  asf: lointaine<Famille, number>("asf"),
  aspa: lointaine<Famille, number>("aspa"),
  cf: lointaine<Famille, number>("cf"),
  rsa: lointaine<Famille, number>("rsa"),
};
