import { campLimits } from "../limits.ts";
import type { Backend } from "../../backend.ts";
import { Rejection } from "../../http/rejection.ts";
import { mailLinks } from "../mails/mailConfirmation.ts";
import { mailWaitlistLinks } from "../mails/waitlistMail.ts";

const already = new Set(["AlreadyRegistered", "RegisteredAlready", "WaitsAlready"]);

interface Family {
  readonly parentEmail: string; // as typed
  readonly campId?: string | undefined; // for this camp only
}

/** Mails the links to what someone registered or waits for under this address, if anything; three times a day. */
export const linksAgain = async (backend: Backend, family: Family) => {
  if ((await backend.limits.wait(campLimits.resendLinkTo, family.parentEmail.toLowerCase())) > 0) return;
  await mailLinks(backend, family);
  await mailWaitlistLinks(backend, family);
};

/**
 * Whoever is refused because their child already comes or waits is mailed the links again, at the address on record. So
 * parents find them, and no one else probes for a family without its hearing about it.
 */
export const orLinksAgain = async <T>(backend: Backend, family: Family, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Rejection && already.has(error.code)) await linksAgain(backend, family);
    throw error;
  }
};
