interface Person {
  readonly id: string;
  readonly role: "student" | "instructor" | "admin";
}

/** What an instructor runs is theirs to keep, and every admin's. */
export const keeps = (person: Person | null | undefined, instructorId: string) =>
  person?.role === "admin" || (person?.role === "instructor" && person.id === instructorId);
