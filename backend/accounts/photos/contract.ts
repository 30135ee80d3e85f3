import { z } from "zod";

/** PUT with the picture's bytes, or DELETE. */
export const photoUrl = <Id extends string>(id: Id) => `/api/instructors/${id}/photo` as const;

/** What we take: a square, small enough for a phone's network. */
export const largestPhoto = 500_000; // bytes
export const photoSide = { least: 200, most: 1024 } as const; // px

export const PhotoView = z.object({
  id: z.string(), // the instructor's
  profileImageUrl: z.string().nullable(),
});
export type PhotoView = z.infer<typeof PhotoView>;
