import { useQuery } from "@tanstack/react-query";
import { instructorsUrl, InstructorView } from "../../../../backend/accounts/contract.ts";
import { query } from "../../../shared/api.ts";

export const useInstructors = () =>
  useQuery({
    queryKey: [instructorsUrl],
    queryFn: ({ signal }) => query(instructorsUrl, InstructorView.array(), { signal }),
  });
