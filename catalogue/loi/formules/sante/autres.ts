import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { lointaine } from "../../moteur/variable.ts";

/** What the complementary health cover reads of other families of benefits: euros a month, entitlements. */
export const lu = {
  aah: lointaine<IndividuDeLaLoi, number>("aah"),
  asi: lointaine<IndividuDeLaLoi, number>("asi"),
  ass: lointaine<IndividuDeLaLoi, number>("ass"),
  boursier: lointaine<IndividuDeLaLoi, boolean>("boursier"),
  caah: lointaine<IndividuDeLaLoi, number>("caah"),
  af: lointaine<FamilleDeLaLoi, number>("af"),
  aide_logement: lointaine<FamilleDeLaLoi, number>("aide_logement"),
  asf: lointaine<FamilleDeLaLoi, number>("asf"),
  aspa: lointaine<FamilleDeLaLoi, number>("aspa"),
  cf: lointaine<FamilleDeLaLoi, number>("cf"),
  rsa: lointaine<FamilleDeLaLoi, number>("rsa"),
};
