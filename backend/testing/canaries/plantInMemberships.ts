import {
  activateMembershipUrl,
  deactivateMembershipUrl,
  grantsUrl,
  membershipMismatchUrl,
  membershipRefundsUrl,
  membershipUrl,
} from "../../memberships/contract.ts";
import { subscriptionCheckoutUrl } from "../../memberships/subscriptionContract.ts";
import { payTestCheckoutUrl } from "../../payments/testSubscriptionContract.ts";
import type { Canaries } from "./canaries.ts";
import type { Client } from "../client.ts";
import type { Send } from "./freeTexts.ts";
import type { Peopled } from "../testProduct.ts";

/** What admins write about memberships: about one by hand, and about the money of one by card. */
export const plantInMemberships = async (
  product: Peopled,
  { words }: Pick<Canaries, "words">,
  { admin, asAdmin, playerId }: { admin: Client; asAdmin: Send; playerId: string },
) => {
  await asAdmin("POST", activateMembershipUrl, { userId: playerId, reason: words("Activated") });
  await asAdmin("POST", grantsUrl(playerId), { uploads: 1, reason: words("Granted") });
  await asAdmin("POST", deactivateMembershipUrl, { userId: playerId, reason: words("Deactivated") });

  const member = await product.person("student", { age: 30 });
  const { body: page } = await member("POST", subscriptionCheckoutUrl, {});
  const secret = String(page.url).split("#token=")[1]!;
  const card = "4242424242424242";
  await product.visitor()("POST", payTestCheckoutUrl(secret.split("_secret_")[0]!), { secret, card });
  await product.sayTestEvents();
  const { body: shown } = await admin("GET", membershipUrl(member.id));
  const { invoiceId } = shown.payments[0];
  const part = { invoiceId, amount: "4", reason: words("Refunded") };
  await asAdmin("POST", membershipRefundsUrl(member.id), part);
  const rest = { how: "refunded", reason: words("Settled") };
  await asAdmin("POST", membershipMismatchUrl(member.id, invoiceId), rest);
};
