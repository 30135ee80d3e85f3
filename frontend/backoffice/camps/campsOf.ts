import type { Role } from "../../../backend/accounts/contract.ts";

/** An instructor works on their own camps, an admin on all. */
export const campsOf = ({ id, role }: { id: string; role: Role }) => (role === "admin" ? {} : { instructorId: id });
