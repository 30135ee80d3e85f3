import { Link } from "@mui/material";
import { Link as RouterLink, Navigate, useParams } from "react-router";
import { useMe } from "../access/me.ts";
import { Fact } from "../frame/Fact.tsx";
import { mergeWords as words } from "./words.ts";

/** A link to a record that was merged into another leads to that one. */
export const MergedStudent = ({ keptAs }: { keptAs: string }) => {
  const { id } = useParams();
  return id === undefined || id === keptAs ? null : <Navigate to={`/students/${keptAs}/show`} replace />;
};

/** For admins: where two records of one player become one. */
export const MergeStudentLink = ({ id }: { id: string }) =>
  useMe().role === "admin" && (
    <Fact name={words.mergeWith}>
      <Link component={RouterLink} to={`/merge-student/${id}`}>
        {words.merge}
      </Link>
    </Fact>
  );
