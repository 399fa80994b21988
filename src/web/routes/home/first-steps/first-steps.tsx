import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { BriefcaseBusiness, FlaskConical, FolderUp, Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { clientWithCase } from '#shared/contracts/cases.ts';
import { messages } from '#shared/messages/en/common/tour.ts';
import { t } from '#shared/messages/translate.ts';
import { api } from '#web/data/api.ts';
import { useChange } from '#web/data/use-change.ts';
import { useLeaveTour } from '#web/features/shell/tour/use-leave-tour.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { ImportFolder } from './import-folder.tsx';
import { firstStepsQuery, refetchPractice } from './queries.ts';

type StepProps = { icon: ReactNode; hint: string; children: ReactNode };

function Step({ icon, hint, children }: StepProps) {
  return (
    <li className="flex min-w-0 flex-col items-start gap-2 rounded-control border border-line bg-surface p-4 [&>svg]:size-5 [&>svg]:text-accent-strong">
      {icon}
      <p className="flex-1 text-ui text-ink-soft">{hint}</p>
      {children}
    </li>
  );
}

function SampleButton() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const add = useChange({
    mutationFn: () => api.post('/functions/v1/add-sample-case', {}, clientWithCase),
    onSuccess: ({ case_id }) => {
      void refetchPractice(client);
      void navigate({ to: '/home/cases/$caseId', params: { caseId: case_id } });
    },
    failed: t(messages.sampleNotAdded),
  });
  return (
    <Button busy={add.isPending && t(messages.adding)} onClick={() => add.mutate()}>
      {t(messages.trySample)}
    </Button>
  );
}

function Steps({ userId }: { userId: string }) {
  const leave = useLeaveTour(
    userId,
    firstStepsQuery(userId).queryKey,
    (known) => known && { ...known, shown: false },
  );
  return (
    <Card aria-label={t(messages.firstSteps)}>
      <CardHeader
        title={t(messages.firstSteps)}
        description={t(messages.firstStepsIntro)}
        actions={
          <Button variant="quiet" aria-describedby="leave-steps" onClick={() => leave()}>
            <X aria-hidden />
            {t(messages.leaveSteps)}
          </Button>
        }
      />
      <CardBody>
        <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-4">
          <Step icon={<BriefcaseBusiness aria-hidden />} hint={t(messages.makeCaseHint)}>
            <Button asChild variant="primary">
              <Link to="/home/cases" search={{ dialog: 'new' }}>
                {t(messages.makeCase)}
              </Link>
            </Button>
          </Step>
          <Step icon={<FolderUp aria-hidden />} hint={t(messages.importFolderHint)}>
            <ImportFolder />
          </Step>
          <Step icon={<Search aria-hidden />} hint={t(messages.tryLibraryHint)}>
            <Button asChild>
              <Link to="/home/search" search={{ q: 'presumption security cheque' }}>
                {t(messages.tryLibrary)}
              </Link>
            </Button>
            <Link
              to="/home/real-judgments"
              className="inline-flex min-h-11 items-center text-ui text-link md:min-h-0"
            >
              {t(messages.realJudgments)}
            </Link>
          </Step>
          <Step icon={<FlaskConical aria-hidden />} hint={t(messages.trySampleHint)}>
            <SampleButton />
          </Step>
        </ul>
        <p id="leave-steps" className="mt-4 text-13 text-ink-soft">
          {t(messages.leaveStepsHint)}
        </p>
      </CardBody>
    </Card>
  );
}

type Props = {
  userId: string;
  /** Content for somebody who has a case, or left the steps. */
  otherwise: ReactNode;
};

/** Ways to begin with an empty account. */
export function FirstSteps({ userId, otherwise }: Props) {
  const { data, error } = useQuery(firstStepsQuery(userId));
  if (data?.shown) return <Steps userId={userId} />;
  return data || error ? otherwise : null;
}
