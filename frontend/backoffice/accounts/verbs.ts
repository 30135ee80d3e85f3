import type { z } from "zod";
import { instructorUrl, type Role, type UpdateInstructor, userUrl } from "../../../backend/accounts/contract.ts";
import { command } from "../../shared/api.ts";

export const accountVerbs = {
  updateInstructorProfile: ({ id, ...profile }: { id: string } & z.input<typeof UpdateInstructor>) =>
    command("PATCH", instructorUrl(id), profile),
  changeRole: ({ userId, role }: { userId: string; role: Role }) => command("PATCH", userUrl(userId), { role }),
  correctAge: ({ userId, age }: { userId: string; age: number }) => command("PATCH", userUrl(userId), { age }),
};
export type AccountVerbs = typeof accountVerbs;
