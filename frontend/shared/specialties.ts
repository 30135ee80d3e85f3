/** Adds what was typed: trimmed, and neither nothing nor what is there already. */
export const withSpecialty = (specialties: readonly string[], typed: string) => {
  const specialty = typed.trim();
  return !specialty || specialties.includes(specialty) ? [...specialties] : [...specialties, specialty];
};
