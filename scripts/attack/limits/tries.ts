import { randomUUID } from "node:crypto";
import {
  askEmailUrl,
  askGuardianUrl,
  changeEmailUrl,
  forgotPasswordUrl,
  guardianExportLinkUrl,
  loginUrl,
  passwordLinkUrl,
  passwordUrl,
  registerUrl,
} from "../../../backend/accounts/contract.ts";
import { createRegistrationUrl, resendLinkUrl, sendConfirmationUrl } from "../../../backend/camps/contract.ts";
import { registeredFamily } from "../../../backend/camps/testing/families.ts";
import { campMessagesUrl } from "../../../backend/camps/messages/messageContract.ts";
import { campWaitlistUrl } from "../../../backend/camps/waitlist/waitlistContract.ts";
import { submitInquiryUrl } from "../../../backend/clinics/contract.ts";
import { calendarFeedUrl, calendarUrl, lessonRequestsUrl } from "../../../backend/lessons/contract.ts";
import { eraseUrl, exportUrl } from "../../../backend/privacy/contract.ts";
import { guardiansUrl, playersUrl } from "../../../backend/players/contract.ts";
import { inquiryOf } from "../../../backend/testing/inquiries.ts";
import { guardian, password } from "../../../backend/testing/peopleAt.ts";
import { registrationForm } from "../../../backend/testing/registrations.ts";
import { requestOf } from "../../../backend/testing/requests.ts";
import { fullCamp, waitingFamily } from "../../../backend/testing/waitlists.ts";
import { comesTrue } from "../comesTrue.ts";
import type { Product } from "../product.ts";

/** One try that counts, at a node, from an address. */
type Try = (base: string, from: string) => Promise<{ status: number }>;
interface Tries {
  readonly once: Try;
  /** How many were let through, if the answers do not say it. */
  readonly passed?: () => Promise<number>;
}

const from = (address: string) => ({ "x-forwarded-for": address });
const email = () => `${randomUUID()}@example.com`;
/** By someone without an account, always the same call. */
const visiting =
  (product: Product, url: string, body: () => object): Try =>
  (base, address) =>
    product.visitor().at(base)("POST", url, body(), from(address));

/** What each limit counts. */
export const tries: Readonly<Record<string, (product: Product) => Promise<Tries>>> = {
  logInFromAddress: async (product) => ({
    once: visiting(product, loginUrl, () => ({ email: email(), password: "a wrong password" })),
  }),
  registerFromAddress: async (product) => ({
    once: visiting(product, registerUrl, () => {
      const password = "a bunt down the line";
      return { firstName: "Sam", lastName: "Many", email: email(), password, confirmPassword: password };
    }),
  }),
  eraseAccount: async (product) => {
    const pat = await product.person();
    return { once: (base, address) => pat.at(base)("POST", eraseUrl, { password: "a guess" }, from(address)) };
  },
  requestLessonFromAddress: async (product) => ({ once: visiting(product, lessonRequestsUrl, requestOf) }),
  registerForCampFromAddress: async (product) => ({
    once: visiting(product, createRegistrationUrl, () => registrationForm("unheard-of")),
  }),
  sendConfirmation: async (product) => {
    const coach = await product.person("instructor");
    const { campId, registrationId } = await registeredFamily(product, { instructorId: coach.id });
    return {
      once: (base, address) => coach.at(base)("POST", sendConfirmationUrl, { campId, registrationId }, from(address)),
    };
  },
  askEmail: async (product) => {
    const dana = await product.person();
    return { once: (base, address) => dana.at(base)("POST", askEmailUrl, {}, from(address)) };
  },
  changeEmail: async (product) => {
    const dana = await product.person();
    const form = () => ({ email: email(), password });
    return { once: (base, address) => dana.at(base)("POST", changeEmailUrl, form(), from(address)) };
  },
  inviteGuardian: async (product) => {
    const dana = await product.person();
    const kim = { firstName: "Kim", lastName: "Lee", age: 9, declared: true };
    const { body } = await dana("POST", playersUrl, kim);
    const url = guardiansUrl(String(body.id));
    const form = { name: "Lou", email: "lou@home.example" };
    return { once: (base, address) => dana.at(base)("POST", url, form, from(address)) };
  },
  messageFamilies: async (product) => {
    const coach = await product.person("instructor");
    const { campId } = await registeredFamily(product, { instructorId: coach.id });
    const message = () => ({ to: "everybody", subject: "Rain", text: "We play indoors.", families: 1 });
    return { once: (base, address) => coach.at(base)("POST", campMessagesUrl(campId), message(), from(address)) };
  },
  resendLinkFromAddress: async (product) => ({
    once: visiting(product, resendLinkUrl, () => ({ parentEmail: email() })),
  }),
  resendLinkTo: async (product) => {
    const { db } = product.backend;
    const coach = await product.person("instructor");
    const parentEmail = email();
    await registeredFamily(product, { instructorId: coach.id, parent: { parentEmail } });
    const mails = () => db("mail.outbox").where({ recipient: parentEmail });
    await comesTrue(async () => (await mails()).length > 0);
    await mails().update({ created_at: db.raw("now() - interval '1 hour'") }); // any of those from a moment ago would do for all
    return {
      once: (base, address) => visiting(product, resendLinkUrl, () => ({ parentEmail }))(base, address),
      passed: async () => (await mails()).length - 1,
    };
  },
  inquireFromAddress: async (product) => ({ once: visiting(product, submitInquiryUrl, inquiryOf) }),
  joinWaitlistFromAddress: async (product) => {
    const coach = await product.person("instructor");
    const url = campWaitlistUrl(await fullCamp(product, coach.id));
    return { once: visiting(product, url, () => waitingFamily({ parentEmail: email() })) };
  },
  forgotPasswordFromAddress: async (product) => ({
    once: visiting(product, forgotPasswordUrl, () => ({ email: email() })),
  }),
  forgotPasswordOfAccount: async (product) => {
    const form = { email: email() };
    return { once: visiting(product, forgotPasswordUrl, () => form) };
  },
  openLinkFromAddress: async (product) => ({ once: visiting(product, passwordLinkUrl, () => ({ token: "none" })) }),
  askGuardian: async (product) => {
    const pat = await product.person("student", { age: 15, ...guardian });
    return { once: (base, address) => pat.at(base)("POST", askGuardianUrl, {}, from(address)) };
  },
  exportOwnData: async (product) => {
    const pat = await product.person();
    return { once: (base, address) => pat.at(base)("GET", exportUrl, undefined, from(address)) };
  },
  exportDataOfOthers: async (product) => {
    const [admin, pat] = [await product.person("admin"), await product.person()];
    const url = `${exportUrl}?userId=${pat.id}`;
    return { once: (base, address) => admin.at(base)("GET", url, undefined, from(address)) };
  },
  exportLinkFromAddress: async (product) => ({
    once: visiting(product, guardianExportLinkUrl, () => ({ email: email() })),
  }),
  exportLinkTo: async (product) => {
    const form = { email: email() };
    return { once: visiting(product, guardianExportLinkUrl, () => form) };
  },
  readCalendar: async (product) => {
    const { body } = await (await product.person())("POST", calendarFeedUrl);
    return { once: (base, address) => product.visitor().at(base)("GET", String(body.path), undefined, from(address)) };
  },
  guessCalendarFromAddress: async (product) => ({
    once: (base, address) => product.visitor().at(base)("GET", calendarUrl(randomUUID()), undefined, from(address)),
  }),
  changePassword: async (product) => {
    const pat = await product.person();
    const form = { currentPassword: "a guess", newPassword: "another long password" };
    return { once: (base, address) => pat.at(base)("POST", passwordUrl, form, from(address)) };
  },
};
