import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { lointaine } from "../../moteur/variable.ts";

/** What the housing aids read of other families of benefits: euros a month, entitlements. */
export const lu = {
  aah: lointaine<IndividuDeLaLoi, number>("aah"),
  asi: lointaine<IndividuDeLaLoi, number>("asi"),
  ass: lointaine<IndividuDeLaLoi, number>("ass"),
  boursier: lointaine<IndividuDeLaLoi, boolean>("boursier"),
  aeeh: lointaine<FamilleDeLaLoi, number>("aeeh"),
  af: lointaine<FamilleDeLaLoi, number>("af"),
  asf: lointaine<FamilleDeLaLoi, number>("asf"),
  aspa: lointaine<FamilleDeLaLoi, number>("aspa"),
  cf: lointaine<FamilleDeLaLoi, number>("cf"),
  ppa: lointaine<FamilleDeLaLoi, number>("ppa"),
  rsa: lointaine<FamilleDeLaLoi, number>("rsa"),
};
