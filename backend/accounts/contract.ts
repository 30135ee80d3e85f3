import { z } from "zod";
import { adultAge, Role } from "../../projections/accounts/view.ts";
import { FirstPlayer } from "../playerContract.ts";
import { MailedLink } from "../linkContract.ts";
import { agreedTo, email, newPassword, passwordLength, requiredText, shown, tooLong } from "../textContract.ts";
export { passwordLength };
export { MailedLink } from "../linkContract.ts";
export type { AccountView, ManagedUserView } from "../../projections/accounts/accountView.ts";
export type { AccountFact } from "../../projections/accounts/view.ts";
export {
  adultAge,
  Guardian,
  InstructorView,
  ownLoginAge,
  PaymentHandles,
  Role,
  UserView,
} from "../../projections/accounts/view.ts";

export const currentUserUrl = "/api/auth/user";
export const loginUrl = "/api/custom-login";
export const registerUrl = "/api/register";
export const logoutUrl = "/api/logout";
export const profileUrl = "/api/profile/update";
export const passwordUrl = "/api/profile/password";
export const forgotPasswordUrl = "/api/password/forgot";
export const passwordLinkUrl = "/api/password/link";
export const resetPasswordUrl = "/api/password/reset";
export const askGuardianUrl = "/api/guardian/ask";
export const guardianLinkUrl = "/api/guardian/link";
export const confirmGuardianUrl = "/api/guardian/confirm";
/** Everything held on a child, for its confirmed guardian, through a link that is mailed first. */
export const guardianExportUrl = "/api/guardian/export";
export const guardianExportLinkUrl = "/api/guardian/export-link";
/** Another address for the account: the new one confirms. */
export const changeEmailUrl = "/api/account/email";
export const askEmailUrl = "/api/account/email/ask";
export const confirmEmailUrl = "/api/account/email/confirm";
export const instructorsUrl = "/api/instructors";
export const instructorUrl = (id: string) => `/api/instructors/${id}`;
export const instructorProfileUrl = "/api/instructor/profile";
export const usersUrl = "/api/admin/users";
export const userUrl = (id: string) => `/api/admin/users/${id}`;
export const userCountsUrl = "/api/user-counts";
/** How many people there are in each role. */
export const UserCountsView = z.record(Role, z.int());

const optional = (most = 200) =>
  z
    .string()
    .overwrite(shown)
    .trim()
    .max(most, tooLong(most))
    .nullish()
    .transform((text) => text || null);
const age = z.coerce
  .number("Please enter the age as a number")
  .int("Please enter the age as a whole number")
  .min(3, "Players must be at least 3 years old")
  .max(120, "Please check the age");
/** Forms send "" for a number left empty; as a number that would be 0. */
const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === "string" && value.trim() === "");
const optionalNumber = <T extends z.ZodType>(number: T) =>
  z.preprocess((value) => (isEmpty(value) ? null : value), number.nullable());

export const Login = z.object({
  email: z.string("Please enter your email address").trim().min(1, "Please enter your email address").toLowerCase(),
  password: z.string("Please enter your password").min(1, "Please enter your password"),
});
export type Login = z.infer<typeof Login>;

/** Without an age people count as adults. */
export const isMinor = (age: number | null | undefined) => typeof age === "number" && age < adultAge;

/** Whoever answers for a player under 18. */
export const NameGuardian = z.object({
  parentName: requiredText("Please enter the name of a parent or guardian"),
  parentEmail: email("Please enter the email address of a parent or guardian"),
  parentPhone: requiredText("Please enter the phone number of a parent or guardian", 30),
});
export type NameGuardian = z.infer<typeof NameGuardian>;
const guardianIfAny = {
  parentName: optional(),
  parentEmail: z.preprocess((text) => text || null, email().nullable()).optional(),
  parentPhone: optional(30),
};

export const ownMailbox = "Please enter the parent's own email address, not this account's";
export const parentsMailbox = "That's your parent's email address. Please enter your own.";
/** kid+mum@example.com arrives at kid@example.com. */
export const isSameMailbox = (one: string, other: string) => mailbox(one) === mailbox(other);
const mailbox = (address: string) => address.replace(/\+[^@]*@/, "@");

/** What the server reads of a registration: staff fields and account types in the body are not for the public. */
export const Register = z
  .object({
    firstName: requiredText("Please enter your first name"),
    lastName: requiredText("Please enter your last name"),
    email: email(),
    password: newPassword,
    confirmPassword: z.string("Please confirm your password"),
    age: optionalNumber(age).optional(),
    position: optional(),
    experience: optional(),
    ...guardianIfAny,
    /** A parent's account brings players, and what is said of age, position and experience is said of the first. */
    registeredAs: z.enum(["player", "parent"]).optional(), // absent: player
    player: FirstPlayer.optional(),
    /** Was asked by mail to answer for a player, and brings none. */
    joins: z.boolean().optional(),
    agreedTo,
  })
  .superRefine((form, ctx) => {
    const refuse = (path: PropertyKey[], message: string) => ctx.addIssue({ code: "custom", path, message });
    if (form.password !== form.confirmPassword) refuse(["confirmPassword"], "Passwords do not match.");
    if (form.registeredAs === "parent") {
      if (!form.player && !form.joins) refuse(["player", "firstName"], "Please enter the player's first name");
      return;
    }
    if (!isMinor(form.age)) return;
    const guardian = NameGuardian.safeParse(form);
    for (const { path, message } of guardian.error?.issues ?? []) refuse(path, message);
    if (guardian.data && isSameMailbox(guardian.data.parentEmail, form.email)) refuse(["parentEmail"], ownMailbox);
  });
export type Register = z.infer<typeof Register>;

export const UpdateProfile = z.object({
  firstName: requiredText("Please enter your first name"),
  lastName: requiredText("Please enter your last name"),
  age: optionalNumber(age).optional(),
  position: optional().optional(),
  experience: optional().optional(), // omitted: unchanged
  phoneNumber: optional(30).optional(),
  ...NameGuardian.partial().shape, // for someone who turns out to be under 18
});
export type UpdateProfile = z.infer<typeof UpdateProfile>;

export const ChangePassword = z.object({
  currentPassword: z.string("Please enter your current password").min(1, "Please enter your current password"),
  newPassword,
});
export type ChangePassword = z.infer<typeof ChangePassword>;

export const ForgotPassword = z.object({ email: email() });
export type ForgotPassword = z.infer<typeof ForgotPassword>;

/** An unattended browser must not be enough, so the password goes with it. */
export const ChangeEmail = z.object({
  email: email("Please enter your new email address"),
  password: z.string("Please enter your password").min(1, "Please enter your password").max(passwordLength.max),
});
export type ChangeEmail = z.infer<typeof ChangeEmail>;

/** What there is to know of the caller's own address. */
export const OwnEmail = z.object({
  waiting: z.object({ email: z.string(), until: z.iso.datetime() }).nullable(), // a new one, to be confirmed until then
  isRefused: z.boolean(), // the mail that asks to confirm the present one reached nobody
});
export type OwnEmail = z.infer<typeof OwnEmail>;

export const EmailAnswered = z.object({
  message: z.string(),
  isNew: z.boolean(), // the account had another address before
});
export type EmailAnswered = z.infer<typeof EmailAnswered>;

export const ResetPassword = MailedLink.extend({ newPassword });
export type ResetPassword = z.infer<typeof ResetPassword>;

/**
 * Asks the same guardian again, or another one. Someone who cannot log in yet proves ownership of the account by email
 * and password.
 */
export const AskGuardian = z.object({ login: Login.optional(), ...NameGuardian.partial().shape });
export type AskGuardian = z.infer<typeof AskGuardian>;

export const GuardianAsked = z.object({ message: z.string() });
export type GuardianAsked = z.infer<typeof GuardianAsked>;

/** What a guardian sees about the child before confirming. */
export const WardView = z.object({ firstName: z.string().nullable(), confirmed: z.boolean() });
export type WardView = z.infer<typeof WardView>;

/** Asks for the link to a child's data. */
export const AskExportLink = z.object({ email: email() });
export type AskExportLink = z.infer<typeof AskExportLink>;

/** What admins change: a role, or a wrongly entered age. */
export const ChangeUser = z
  .object({ role: Role, age })
  .partial()
  .refine(({ role, age }) => (role === undefined) !== (age === undefined), {
    path: ["role"],
    message: "Please choose a role",
  });

const years = z.coerce
  .number("Please enter the years as a number")
  .int("Please enter the years as a whole number")
  .min(0, "Please enter 0 or more years")
  .max(80, "Please check the years");

/** A comma-separated text or a list; empty and repeated entries are dropped. */
const specialties = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (typeof value === "string" ? value.split(",") : value))
  .transform((list) => [...new Set(list.map((item) => item.trim()).filter(Boolean))])
  .pipe(
    z
      .array(z.string().max(60, "Please keep each specialty under 60 characters"))
      .max(20, "Please list at most 20 specialties"),
  );

/** A name as people copy it: with its mark, without, or as a page address. Empty: no handle of one's own. */
const handle = ({ mark, page, allowed, words }: { mark: "@" | "$"; page: RegExp; allowed: RegExp; words: string }) =>
  z
    .string(words)
    .nullable()
    .transform((text) => (text ?? "").trim().replace(page, "").replace(/^[@$]/, "").replace(/\/$/, ""))
    .refine((name) => name === "" || allowed.test(name), words)
    .transform((name) => (name === "" ? null : mark + name));

/** Omitted fields stay unchanged. `specializations` and `yearsExperience` are alternative names. */
export const UpdateInstructor = z
  .object({
    bio: z.string().trim().max(4000, "Please keep the bio under 4,000 characters"),
    specialties,
    specializations: specialties,
    hourlyRate: z.preprocess(
      (value) => (isEmpty(value) ? undefined : value),
      z.coerce
        .number("Please enter the hourly rate in dollars")
        .min(0, "Please enter 0 dollars or more")
        .max(10_000, "Please check the hourly rate"),
    ),
    experience: optionalNumber(years),
    yearsExperience: optionalNumber(years),
    location: z.string().trim().min(1, "Please enter a location").max(200, "Please use at most 200 characters"),
    certifications: z.string().trim().max(1000, "Please use at most 1,000 characters"),
    venmo: handle({
      mark: "@",
      page: /^(https?:\/\/)?(www\.|account\.)?venmo\.com\/(u\/)?/i,
      allowed: /^[\w-]{5,30}$/,
      words: "A Venmo username has 5 to 30 letters, digits, - or _, like @riley-brooks",
    }),
    cashApp: handle({
      mark: "$",
      page: /^(https?:\/\/)?(www\.)?cash\.app\//i,
      allowed: /^(?=.*[a-z])[a-z\d]{1,20}$/i,
      words: "A $cashtag has up to 20 letters and digits, with at least one letter, like $RileyBrooks",
    }),
  })
  .partial();
export type UpdateInstructor = z.infer<typeof UpdateInstructor>;
