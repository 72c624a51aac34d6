DROP TABLE media, media_files, media_folders;
