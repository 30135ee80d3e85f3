import type { PlantHeld } from "../../testing/held.ts";
import { does } from "../../testing/held.ts";
import { activateMembershipUrl, grantsUrl } from "../contract.ts";

/** What an admin wrote is part of a member's statement. */
export const heldByMemberships: PlantHeld = async (product, { pat, texts: { words } }) => {
  const admin = await product.person("admin");
  await does(admin, "POST", activateMembershipUrl, { userId: pat.id, reason: words("Activated") });
  await does(admin, "POST", grantsUrl(pat.id), { uploads: 1, reason: words("Granted") });
};
