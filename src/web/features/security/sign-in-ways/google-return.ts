import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { GOOGLE_SENTENCES } from '#shared/contracts/google.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';

/** Says once how the connecting of a Google account ended, when the browser comes back from there. */
export function useGoogleReturn(): void {
  const { tab, google, error_code, error_description } = useSearch({ from: '/home/profile' });
  const navigate = useNavigate();
  useEffect(() => {
    if (error_code)
      toast({
        title: 'Error',
        description: error_description || GOOGLE_SENTENCES.failed,
        variant: 'destructive',
      });
    else if (google)
      toast({ title: 'Success', description: 'Your Google account is connected', variant: 'success' });
    else return;
    void navigate({ to: '/home/profile', search: tab ? { tab } : {}, replace: true });
  }, [tab, google, error_code, error_description, navigate]);
}
