throw new Error('Munshi trains its own embeddings and does not install @huggingface/transformers.');
