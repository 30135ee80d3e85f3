interface Person {
  readonly id: string;
  readonly role: "student" | "instructor" | "admin";
}

/** Whether a person manages what this instructor runs: the instructor does, and every admin. */
export const manages = (person: Person | null | undefined, instructorId: string) =>
  person?.role === "admin" || (person?.role === "instructor" && person.id === instructorId);
