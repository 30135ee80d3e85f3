import { Box, Card, Link, Skeleton } from "@mui/material";
import { useGetOne } from "react-admin";
import { useParams } from "react-router";
import type { RosterView } from "../../../backend/accounts/contract.ts";
import { ApiError } from "../../shared/api.ts";
import { Empty } from "../../shared/Empty.tsx";
import { fullName } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { freshRow } from "../data/freshRow.ts";
import { Fact, missing } from "../frame/Fact.tsx";
import { Page } from "../frame/Page.tsx";
import { StudentLessons } from "./StudentLessons.tsx";
import { lessonsInWords } from "./words.ts";

const back = { to: "/students", label: "All students" };
const phoneLink = (phone: string | null) => (phone ? <Link href={`tel:${phone}`}>{phone}</Link> : missing);
const mailLink = (email: string | null) => (email ? <Link href={`mailto:${email}`}>{email}</Link> : missing);

const StudentShow = () => {
  const { id = "" } = useParams();
  const { data: student, error, refetch } = useGetOne<RosterView>("students", { id }, freshRow);
  if (error instanceof ApiError && error.status === 404)
    return (
      <Page title="Student not found" back={back}>
        <Empty title="This student is not in your list" text="They never asked you for a lesson, or were removed." />
      </Page>
    );
  if (!student)
    return (
      <Page title="Student" back={back}>
        {error ? (
          <Problem title="Failed to fetch students" error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="rounded" height={360} sx={{ borderRadius: "16px" }} />
        )}
      </Page>
    );
  const { age, phone, email, guardian } = student;
  return (
    <Page title={fullName(student)} lead={lessonsInWords(student)} back={back}>
      <Box
        sx={{
          display: "grid",
          gap: 4,
          gridTemplateColumns: { lg: "minmax(0, 3fr) minmax(280px, 2fr)" },
          alignItems: "start",
        }}
      >
        <StudentLessons studentId={student.id} />
        <Card component="dl" sx={{ m: 0, px: { xs: 2, sm: 3 }, py: 1, order: { xs: -1, lg: 0 } }}>
          <Fact name="Phone">{phoneLink(phone)}</Fact>
          <Fact name="E-mail">{mailLink(email)}</Fact>
          <Fact name="Age">{age ?? missing}</Fact>
          {guardian && (
            <>
              <Fact name="Guardian">{guardian.name ?? missing}</Fact>
              <Fact name="Guardian’s phone">{phoneLink(guardian.phone)}</Fact>
              <Fact name="Guardian’s e-mail">{mailLink(guardian.email)}</Fact>
            </>
          )}
        </Card>
      </Box>
    </Page>
  );
};
export default StudentShow;
