// The addresses alone, which the back office loads first.

export const certificationsUrl = <Id extends string>(instructorId: Id) =>
  `/api/instructors/${instructorId}/certifications` as const;
export const certificationUrl = <Id extends string, Of extends string>(instructorId: Id, certificationId: Of) =>
  `${certificationsUrl(instructorId)}/${certificationId}` as const;
