import { certificationsUrl } from "../../accounts/certifications/contract.ts";
import { issueLink } from "../../accounts/mailedLinks.ts";
import { heldByCamps } from "../../camps/testing/held.ts";
import { heldByClinics } from "../../clinics/testing/held.ts";
import { heldByLessons } from "../../lessons/testing/held.ts";
import { heldByMemberships } from "../../memberships/testing/held.ts";
import { heldByTeams } from "../../teams/testing/held.ts";
import { heldByVideos } from "../../videos/testing/held.ts";
import { snippetsUrl } from "../../videos/snippets/contract.ts";
import { heldByMail } from "../../mail/testing/held.ts";
import { publishedCamp } from "../../testing/camps.ts";
import { does, type Texts } from "../../testing/held.ts";
import { dayIn } from "../../testing/schedule.ts";
import { guardian, type Person, type TestProduct } from "../../testing/testProduct.ts";

const contexts = [heldByLessons, heldByClinics, heldByTeams, heldByCamps, heldByMemberships, heldByVideos, heldByMail];

/** An instructor who filled in every field an instructor has. */
export const plantedCoach = async (product: TestProduct, { words }: Texts): Promise<Person> => {
  const told = { firstName: words("Coach"), lastName: words("Surname") };
  const coach = await product.person("instructor", told);
  await does(coach, "PATCH", `/api/instructors/${coach.id}`, {
    bio: words("Bio"),
    specialties: [words("Specialty")],
    certifications: words("Certified"),
    location: words("Cage"),
  });
  const seen = { title: words("Certificate"), validUntil: dayIn(product, 200) };
  await does(await product.person("admin"), "POST", certificationsUrl(coach.id), seen);
  await does(coach, "POST", snippetsUrl, { text: words("Snippet") });
  await publishedCamp(product, coach, { title: words("Camp"), description: words("Described") });
  return coach;
};

/** A player under 18 who did everything a player can, and filled in every field. */
export const plantedPlayer = async (product: TestProduct, coach: Person, texts: Texts): Promise<Person> => {
  const { words, mail, phone } = texts;
  const pat = await product.person("student", {
    firstName: words("Called before"),
    lastName: words("Last"),
    age: 15,
    ...guardian,
    parentName: words("Parent"),
    parentEmail: mail("parent"),
    parentPhone: phone(),
  });
  const { token } = await issueLink(product.backend.db, { kind: "guardian", userId: pat.id });
  await does(product.visitor(), "POST", "/api/guardian/confirm", { token });
  const renamed = { firstName: words("First"), lastName: words("Renamed") };
  await does(pat, "PATCH", "/api/profile/update", { ...renamed, position: words("Short"), experience: words("Years") });
  for (const plant of contexts) await plant(product, { coach, pat, texts });
  return pat;
};
