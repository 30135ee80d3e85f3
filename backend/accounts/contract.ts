import { z } from "zod";
import { Role } from "../../projections/accounts/view.ts";
export {
  InstructorView,
  PaymentHandles,
  Role,
  RosterView,
  StudentView,
  UserView,
} from "../../projections/accounts/view.ts";

export const currentUserUrl = "/api/auth/user";
export const loginUrl = "/api/custom-login";
export const registerUrl = "/api/register";
export const logoutUrl = "/api/logout";
export const profileUrl = "/api/profile/update";
export const passwordUrl = "/api/profile/password";
export const instructorsUrl = "/api/instructors";
export const instructorUrl = (id: string) => `/api/instructors/${id}`;
export const instructorProfileUrl = "/api/instructor/profile";
export const usersUrl = "/api/admin/users";
export const userUrl = (id: string) => `/api/admin/users/${id}`;
export const studentsUrl = "/api/students";
/** The same people with their contacts and lessons. */
export const rosterUrl = "/api/student-roster";

export const passwordLength = { min: 10, max: 200 };

const required = (words: string, max = 100) =>
  z.string(words).trim().min(1, words).max(max, `Please use at most ${max} characters`);
const optional = (max = 200) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max} characters`)
    .nullish()
    .transform((text) => text || null);
const email = (missing = "Please enter your e-mail address") =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(254, "This e-mail address is too long")
    .pipe(z.email("Please enter an e-mail address like name@example.com"))
    .transform((text) => text.normalize("NFC").toLowerCase());
const age = z.coerce
  .number("Please enter the age as a number")
  .int("Please enter the age in whole years")
  .min(3, "Players are at least 3 years old")
  .max(120, "Please check the age");
/** Forms send "" for a number left empty; as a number that would be 0. */
const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === "string" && value.trim() === "");
const optionalNumber = <T extends z.ZodType>(number: T) =>
  z.preprocess((value) => (isEmpty(value) ? null : value), number.nullable());
const newPassword = z
  .string("Please choose a password")
  .min(passwordLength.min, `Please use at least ${passwordLength.min} characters`)
  .max(passwordLength.max, `Please use at most ${passwordLength.max} characters`);

export const Login = z.object({
  email: z.string("Please enter your e-mail address").trim().min(1, "Please enter your e-mail address").toLowerCase(),
  password: z.string("Please enter your password").min(1, "Please enter your password"),
});
export type Login = z.infer<typeof Login>;

/** What the server takes of a registration: staff fields and account types in the body are not for the public. */
export const Register = z
  .object({
    firstName: required("Please enter your first name"),
    lastName: required("Please enter your last name"),
    email: email(),
    password: newPassword,
    confirmPassword: z.string("Please repeat the password"),
    age: optionalNumber(age).optional(),
    position: optional(),
    experience: optional(),
    parentName: optional(),
    parentEmail: z.preprocess((text) => text || null, email().nullable()).optional(),
    parentPhone: optional(30),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords do not match.",
  });
export type Register = z.infer<typeof Register>;

export const UpdateProfile = z.object({
  firstName: required("Please enter your first name"),
  lastName: required("Please enter your last name"),
  age: optionalNumber(age).optional(),
  position: optional().optional(),
  experience: optional().optional(), // left out: stays as it is
});
export type UpdateProfile = z.infer<typeof UpdateProfile>;

export const ChangePassword = z.object({
  currentPassword: z.string("Please enter your current password").min(1, "Please enter your current password"),
  newPassword,
});
export type ChangePassword = z.infer<typeof ChangePassword>;

export const ChangeRole = z.object({ role: Role });

const years = z.coerce
  .number("Please enter the years as a number")
  .int("Please enter whole years")
  .min(0, "Please enter 0 or more years")
  .max(80, "Please check the years");

/** A comma-separated text or a list; empties and repeats drop out. */
const specialties = z
  .union([z.string(), z.array(z.string())])
  .transform((told) => (typeof told === "string" ? told.split(",") : told))
  .transform((list) => [...new Set(list.map((item) => item.trim()).filter(Boolean))])
  .pipe(
    z
      .array(z.string().max(60, "Please keep each specialty under 60 characters"))
      .max(20, "Please list at most 20 specialties"),
  );

/** A name as people copy it: with its mark, without, or as the address of its page. Empty: none of the own. */
const handle = ({ mark, page, allowed, words }: { mark: "@" | "$"; page: RegExp; allowed: RegExp; words: string }) =>
  z
    .string(words)
    .nullable()
    .transform((told) => (told ?? "").trim().replace(page, "").replace(/^[@$]/, "").replace(/\/$/, ""))
    .refine((name) => name === "" || allowed.test(name), words)
    .transform((name) => (name === "" ? null : mark + name));

/** Fields left out stay as they are. `specializations` and `yearsExperience` are other names in use. */
export const UpdateInstructor = z
  .object({
    bio: z.string().trim().max(4000, "Please keep the bio under 4,000 characters"),
    specialties,
    specializations: specialties,
    hourlyRate: z.preprocess(
      (told) => (isEmpty(told) ? undefined : told),
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
      words: "A Venmo name has 5 to 30 letters, digits, - or _, like @riley-brooks",
    }),
    cashApp: handle({
      mark: "$",
      page: /^(https?:\/\/)?(www\.)?cash\.app\//i,
      allowed: /^(?=.*[a-z])[a-z\d]{1,20}$/i,
      words: "A $cashtag has up to 20 letters and digits, at least one of them a letter, like $RileyBrooks",
    }),
  })
  .partial();
export type UpdateInstructor = z.infer<typeof UpdateInstructor>;
