import { Box } from "@mui/material";
import { type ComponentType, type ReactNode, useDeferredValue } from "react";
import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import { Empty } from "../../../shared/Empty.tsx";
import { Problem } from "../../../shared/Problem.tsx";
import { InstructorCard, InstructorCardSkeleton } from "./InstructorCard.tsx";
import { SkillChoice, skillsOf, useSkill, whoTeach } from "./SkillChoice.tsx";
import { useInstructors } from "./useInstructors.ts";
import { instructorGridWords as words } from "../words.ts";

const grid = {
  listStyle: "none",
  p: 0,
  m: 0,
  mt: 2,
  display: "grid",
  gap: 3,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(auto-fill, minmax(320px, 1fr))" },
};
const places = ["a", "b", "c", "d", "e", "f"];

type Props = { emptyText: string; emptyAction: ReactNode; Action: ComponentType<{ instructor: InstructorView }> };

/** All instructors, or those who teach one skill: loading, failed, none, or a card each. */
export const InstructorGrid = ({ emptyText, emptyAction, Action }: Props) => {
  const { data: told, error, isPending, refetch } = useInstructors();
  const data = useDeferredValue(told); // cards render in small pieces, so that the page stays responsive
  const skills = skillsOf(data ?? []);
  const { skill, choose } = useSkill(skills);
  if (isPending || (told && !data))
    return (
      <>
        <SkillChoice skills={undefined} skill={undefined} choose={choose} found={0} />
        <Box sx={grid} aria-busy aria-label={words.loadingInstructors} component="section">
          {places.map((place) => (
            <InstructorCardSkeleton key={place} />
          ))}
        </Box>
      </>
    );
  if (!data)
    return (
      <Box sx={{ mt: 4 }}>
        <Problem title={words.failedToFetchInstructors} error={error} onRetry={() => void refetch()} />
      </Box>
    );
  if (!data.length)
    return (
      <Box sx={{ mt: 4 }}>
        <Empty
          title={words.noInstructorsAvailable}
          text={emptyText}
          picture={<img src="/scenes/empty-glove.svg" alt="" width={200} height={140} />}
          action={emptyAction}
        />
      </Box>
    );
  const found = whoTeach(data, skill);
  return (
    <>
      {skills.length > 0 && <SkillChoice skills={skills} skill={skill} choose={choose} found={found.length} />}
      <Box component="ul" sx={grid}>
        {found.map((instructor) => (
          <li key={instructor.id}>
            <InstructorCard instructor={instructor} action={<Action instructor={instructor} />} />
          </li>
        ))}
      </Box>
    </>
  );
};
