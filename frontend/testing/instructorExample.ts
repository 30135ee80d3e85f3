import type { InstructorView } from "../../backend/accounts/contract.ts";

/** One instructor for specs. */
export const instructor: InstructorView = {
  id: "ana",
  userId: "ana",
  user: { id: "ana", firstName: "Ana", lastName: "Cruz", profileImageUrl: null },
  bio: "",
  experience: null,
  specialties: [],
  certifications: "",
  verified: [],
  hourlyRate: "75.00",
  location: "Indoor Cage 1",
  payment: { venmo: null, cashApp: null },
  rating: "0.00",
  totalReviews: 0,
  isActive: true,
  availableToday: false,
  nextOpening: null,
  createdAt: "2030-04-01T12:00:00.000Z",
  updatedAt: "2030-04-01T12:00:00.000Z",
};
