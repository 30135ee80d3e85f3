import { Link } from "@mui/material";
import { Link as RouterLink } from "react-router";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { useMe } from "../access/me.ts";
import { Fact } from "../frame/Fact.tsx";

/** The custom request that a lesson came of. Another instructor's is not for everybody who gives the lesson. */
export const RequestFact = ({ request }: { request: NonNullable<LessonView["request"]> }) => {
  const me = useMe();
  const handles = me.role === "admin" || request.instructorId === null || request.instructorId === me.id;
  return (
    <Fact name="Came of">
      {handles ? (
        <Link component={RouterLink} to={`/lesson-requests/${request.id}/show`}>
          A custom lesson request
        </Link>
      ) : (
        "A custom lesson request"
      )}
    </Fact>
  );
};
